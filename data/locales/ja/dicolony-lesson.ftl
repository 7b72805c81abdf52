# data/dicolony/lessons のレッスン（docs/lessons.md）

dicolony-lesson-opening = 開拓団を率いて10ターン荒地を開拓し、形の合う場所に建物を建てます。
dicolony-lesson-end = 開拓、建設、景観を学びました。市場、学校、鍛冶屋、役場とほかの景観5枚は用紙の横に、同点の決着は「ルール」4ページにあります。

dicolony-lesson-two-spaces = ダイス2個で2マス
dicolony-lesson-two-spaces-can = 交差するマスと★の開拓、XとOの読み方
dicolony-lesson-two-spaces-1 = ダイスの色と目が交差するマスを開拓します。カードAの宿屋のため、オレンジの1と赤の1を選びましょう。
dicolony-lesson-two-spaces-1-wrong-1 = 宿屋にはオレンジの1と赤の1が要ります。
dicolony-lesson-two-spaces-2 = オレンジの1は開拓済みなので、代わりに★（オレンジか1）を開拓します。オレンジの★と、もう1マスを選びましょう。
dicolony-lesson-two-spaces-2-wrong-1 = それは1の★です。
dicolony-lesson-two-spaces-2-wrong-2 = オレンジのダイスを使っていません。
dicolony-lesson-two-spaces-3 = 宿屋に足りないのはオレンジの2です。形のOは荒地のまま残します。
dicolony-lesson-two-spaces-3-wrong-1 = 赤の2は宿屋のOです。
dicolony-lesson-two-spaces-3-wrong-2 = オレンジの2がまだです。

dicolony-lesson-buildings = 何が建つか
dicolony-lesson-buildings-can = 建設の見通し
dicolony-lesson-buildings-1 = カードDの荘園に足りないのは緑の★です。どのダイスで開拓できますか？
dicolony-lesson-buildings-1-wrong-1 = 2つの★のうち、緑の行のほうです。
dicolony-lesson-buildings-1-wrong-2 = 緑の5は開拓済みなので、緑のダイスで★を開拓できます。
dicolony-lesson-buildings-2 = カードは左から順に、必ず建てます。宿屋が教会の土地に建たないよう、赤の1を開拓しましょう。
dicolony-lesson-buildings-2-wrong-1 = 黄の4は荘園のOです。
dicolony-lesson-buildings-2-wrong-2 = それでは教会の土地に宿屋が建ちます。
dicolony-lesson-buildings-3 = 宿屋は、列を含む2か所から選べます。数字（合計点）の高いほうにしましょう。
dicolony-lesson-buildings-3-wrong-1 = そこでは教会が礼拝堂になります。
dicolony-lesson-buildings-3-after = 30点です。列を含むと+1点か+2点です。

dicolony-lesson-landscapes = 景観と得点
dicolony-lesson-landscapes-can = 青と黄のカードの得点
dicolony-lesson-landscapes-1 = 青の景観：★が6つで3点、今は5つです。建物を建てられるようになる✓の付いた組にしましょう。
dicolony-lesson-landscapes-1-wrong-1 = ★は取れますが、✓がありません。
dicolony-lesson-landscapes-1-wrong-2 = ★がありません。
dicolony-lesson-landscapes-2 = 黄の景観：中心地からつながる荒地が最多なら4点、同数なら2点です。納屋のためにオレンジの4を開拓し、その荒地は残しましょう。
dicolony-lesson-landscapes-2-wrong-1 = 赤の6はその一部で、ベンと同数になります。
dicolony-lesson-landscapes-2-wrong-2 = オレンジの4がないと納屋が建ちません。
dicolony-lesson-landscapes-3 = 物置は2か所に合います。もう1枚の青は、建物に接する荒地を数えます。
dicolony-lesson-landscapes-3-wrong-1 = そこは23点、緑の★なら25点です。
dicolony-lesson-landscapes-3-after = 景観を加えて29対27です。
