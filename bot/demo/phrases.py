"""The page's own words and habits, replaced in its scripts as they are served.

simcord has no languages, and its installed files stay as they are. A test holds that the replaced phrases exist.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from bot.texts import Speaker

EXPRESSION = re.compile(r"\$\{[^}]*\}")
QUOTES = '"`'
SILENT = (
    "Loading preview…",
    "Preview ready",
    "Updating preview…",
    "Updating viewport…",
    "Viewport updated",
    "Updating options…",
    "Options updated",
    "Viewer switched",
    "Callback completed",
    "Action completed",
    "Message sent",
    "Conversation updated",
)
"""Reports of success, which the page gives by showing the change."""
FORM_WARNING = (
    '`This form will be submitted to ${modal.application_name || "this application"}.'
    " Do not share passwords or other sensitive information.`"
)
PHRASES: Mapping[str, Mapping[str, str]] = {
    "/": {
        "SimCord Preview": "demo-title",
        "Viewing as": "demo-viewing-as",
        "Load earlier messages": "demo-earlier",
        "Newer messages": "demo-newer",
    },
    "/actions.js": {
        "Completing action…": "demo-one-moment",
        "Sending message…": "demo-one-moment",
        "Switching viewer…": "demo-one-moment",
        "Action was not completed.": "demo-not-done",
        "Action outcome uncertain. It will not be retried.": "demo-uncertain",
        "Connection interrupted; trying again…": "demo-interrupted",
    }
    | dict.fromkeys(SILENT, ""),
    "/app.js": {"Preview session is unavailable. Reload the active Preview URL.": "demo-reload"},
    "/commands.js": {
        "`+${optional} optional`": "demo-optional",
        '`+${remaining} ${displayed.length ? "more" : "options"}`': "demo-optional-left",
        '"+ options"': "demo-options",
        "`OPTIONS MATCHING ${input.value.toUpperCase()}`": "demo-options",
        "`OPTIONS MATCHING ${current.toUpperCase()}`": "demo-options",
        "`OPTIONS MATCHING ${field.value.toUpperCase()}`": "demo-options",
        '"OPTIONS"': "demo-options",
        '"MEMBERS"': "demo-members",
        '"Application commands"': "demo-commands",
        "Loading commands": "demo-one-moment",
        "Commands are unavailable": "demo-no-commands",
        "This command is no longer available. Exit command mode to continue.": "demo-no-commands",
        "No options match": "demo-no-options",
        "This field is required.": "demo-required",
        "Value length is outside the allowed range.": "demo-invalid",
        "Value is outside the allowed range.": "demo-invalid",
        "Integer is outside the safe range.": "demo-invalid",
        "Choose an available option.": "demo-choose",
        "Enter a valid value.": "demo-invalid",
        "Exit command mode": "demo-cancel",
        "`${matches.length} commands`": "demo-commands",
        "`${missing.length} required options missing`": "demo-required",
    },
    "/components.js": {
        '"Cancel"': "demo-cancel",
        '"Submit"': "demo-submit",
        "Close modal": "demo-cancel",
        FORM_WARNING: "demo-form-warning",
    },
    "/composer.js": {
        "Message ${channel.glyph}${channel.name}": "demo-type-here",
        '"Send"': "demo-send",
        "`${sendLabel} message (Enter)`": "demo-send",
    },
    "/media.js": {
        "`Download ${label}`": "demo-download",
        "Open original image": "demo-original",
        "Close image preview": "demo-close",
        "Zoom image": "demo-zoom",
    },
    "/messages.js": {
        "Only you can see this": "demo-only-you",
        "`${invoker} used `": "demo-used",
        '" (edited)"': "demo-edited",
        '"(edited)"': "demo-edited",
        "`Edited ${absoluteTime(message.edited_timestamp, options)}`": "demo-edited-at",
        '"Thinking…"': "demo-one-moment",
        '"APP"': "demo-app",
        '"Archived"': "demo-archived",
    },
    "/modal.js": {
        "This field is required.": "demo-required",
        "Choose at least one value.": "demo-choose",
        "Choose one option.": "demo-choose",
        "Choose an available option.": "demo-choose",
    },
    "/selects.js": {
        '"Select an option"': "demo-choose",
        '"Select one or more options"': "demo-choose",
        '"SimCord selection draft"': "demo-several",
        "SimCord selection draft actions": "demo-several",
        '"Search options"': "demo-search",
        '"Previous"': "common-earlier",
        '"Next"': "common-later",
        "${entries.length} options on this page": "",
        "No available options": "demo-nothing",
        "No matching options": "demo-no-options",
        '"Loading options"': "demo-one-moment",
        "Clear selection": "demo-clear",
        "Options unavailable": "demo-no-commands",
        '"Apply"': "demo-submit",
        '"Cancel"': "demo-cancel",
    },
}
"""The page's own phrases by file, with the key of the text that replaces each ("" removes it).

A phrase between quotation marks keeps them. The variable ``what`` of a text is the phrase's first expression.
"""
OPEN_TYPED = r"""
  function openTyped() {
    const typed = input.value.normalize("NFKC").trim();
    const begins = (name) => `${typed} `.toLocaleLowerCase().startsWith(`/${name} `.toLocaleLowerCase());
    const named = (catalog?.entries || [])
      .flatMap((entry) => [entry.invocation, entry.path.join(" ")].map((name) => ({ entry, name })))
      .filter(({ name }) => begins(name)).sort((a, b) => b.name.length - a.name.length)[0];
    if (!named) return false;
    select(named.entry);
    const rest = typed.slice(named.name.length + 1).trim();
    const pairs = [...rest.matchAll(/([^\s:]+):\s*(.*?)(?=\s+[^\s:]+:|$)/g)];
    const told = pairs.length ? pairs.map(([, name, text]) => [name, text]) : rest ? [[null, rest]] : [];
    return told.every(([name, text]) => {
      const option = optionsFor().find((one) => name === null || [one.name, one.label].includes(name));
      if (!option || !["string", "integer", "number"].includes(option.type)) return false;
      const low = (own) => String(own).toLocaleLowerCase();
      const choice = option.choices?.find((one) => [low(one.name), low(one.value)].includes(low(text)));
      if (option.choices?.length && !choice) return false;
      const raw = String(choice ? choice.value : text);
      drafts.value(option.name, choice ? { raw, label: choice.name } : { raw });
      return true;
    }) || (renderCompose({ focus: true }), false);
  }
  form.addEventListener("submit", (event) => {
    if (!draft && !composer.report().editTargetId && canOpen() && !openTyped() && draft) {
      event.preventDefault(); event.stopImmediatePropagation(); return;
    }
"""
"""A command that was pasted whole is run; of one that does not parse, the fields open."""
HABITS: Mapping[str, Mapping[str, str]] = {
    "/actions.js": {
        # A bot that has not answered within BESIDE goes on, and the page shows what it answers: nothing has failed.
        '\n        || receipt.acknowledgement === "unacknowledged") return "Action': ') return "Action',
    },
    "/commands.js": {
        # Options are shown by their labels (``catalog``), choices by their names.
        'node("span", "command-pill-label", option.name)': 'node("span", "command-pill-label", option.label)',
        "? [focused.name, focused.description": "? [focused.label, focused.description",
        "({ name: option.name, value: option.name,": "({ name: option.label, value: option.name,",
        '`${option.name}${option.required ? ", required" : ""}`': "option.label",
        "`${option.name}: ${mention.textContent}; edit`": "`${option.label}: ${mention.textContent}`",
        "`Remove ${option.name} option`": "`× ${option.label}`",
        "`/${entry.invocation}; ${required.length} required options missing`": "`/${entry.invocation}`",
        ': String(value?.raw ?? "");\n        const resizeField': (
            ": option.choices?.find((choice) => choice.value === value?.raw)?.name"
            ' ?? String(value?.raw ?? "");\n        const resizeField'
        ),
        "[...field.value].length + 1": (
            '[...field.value].reduce((all, sign) => all + (sign > "\\u2fff" ? 2 : 1), 1)'
        ),
        # A full-width space of a Japanese keyboard is a space, and the registered name is taken too.
        "trim().toLocaleLowerCase();\n  const ranked": (
            'trim().normalize("NFKC").toLocaleLowerCase();\n  const ranked'
        ),
        "else continue;": 'else if (entry.path.join(" ").startsWith(needle)) rank = 3;\n    else continue;',
        # A field suggests as soon as it is entered; a taken suggestion closes the list, so that Enter sends.
        'const current = String(field.value || "");': (
            'const current = String(field.value || ""); queryAutocomplete(option, current);'
        ),
        'autocomplete.state === "failed" ? "Loading options failed"': 'autocomplete.state === "loading" ? "…"',
        'context();\n          if (option.type === "boolean"': (
            "context();\n          if (currentDraft().values[option.name]?.label != null) clearPopup();\n"
            '          else if (option.type === "boolean"'
        ),
        "if (listItems.length) suggestionListbox": "if (listItems.length && !optional) suggestionListbox",
        '\n  form.addEventListener("submit", (event) => {\n': OPEN_TYPED,
        '!event.target.matches(".command-chip")': '!event.target.matches(".command-chip, .command-mention")',
    },
    # A thread is opened by a press on its name, and left by one above it (``ChannelPage._prepare_action``).
    "/": {
        '<span class="channel-hash"': (
            '<button id="channel-back" type="button" data-channel="" hidden></button>\n<span class="channel-hash"'
        ),
    },
    "/app.js": {
        'ui.viewer.addEventListener("change",': (
            'for (const press of ["click", "keydown"]) document.addEventListener(press, (event) => {\n'
            '  const place = event.target.closest("[data-channel]");\n'
            '  if (!place || (event.key && (event.key !== "Enter" || place.type === "button"))) return;\n'
            '  dispatch("viewer", { viewer_id: ui.viewer.value, channel_id: place.dataset.channel });\n'
            '});\nui.viewer.addEventListener("change",'
        ),
    },
    "/messages.js": {
        '"div",\n    "thread-summary",\n    `${thread.name || "Thread"} · ${thread.message_count} '
        '${thread.message_count === 1 ? "message" : "messages"}`,\n  );': (
            '"button",\n    "thread-summary",\n    `🧵 ${thread.name}`,\n  );\n'
            '  summary.type = "button"; summary.dataset.channel = thread.id;'
        ),
    },
    "/workbench.js": {
        "  ui.channelName.textContent = channel.name;\n": (
            "  ui.channelName.textContent = channel.name;\n"
            '  document.getElementById("channel-back").hidden = ![10, 11, 12].includes(snapshot.channel?.type);\n'
        ),
    },
    "/text.js": {
        'target.append(node("span", token.type === "mention" ? "mention" : "command-mention", '
        'token.label || ""));': (
            'const named = node("span", token.type === "mention" ? "mention" : "command-mention", '
            'token.label || "");\n'
            '      if (token.kind === "channel") named.dataset.channel = token.id;\n'
            '      if (named.dataset.channel) Object.assign(named, { tabIndex: 0, role: "button" });\n'
            "      target.append(named);"
        ),
        # Discord has no weeks: "10 days ago", then months.
        ': absolute < 604800 ? ["day", seconds / 86400]': ': absolute < 2600000 ? ["day", seconds / 86400]',
        ': ["week", seconds / 604800];': ': ["month", seconds / 2629800];',
    },
    "/selects.js": {
        # A list with another custom id is another list, also at the same place: it comes back without a choice.
        "const draft = draftValue(key);\n  const rawSelected": (
            "const shownIds = (window.shownSelects ??= new Map());\n"
            "  if (shownIds.get(key) !== component.custom_id) {\n"
            "    shownIds.set(key, component.custom_id);\n"
            "    options.onReconcileDraft?.(key, component.type === TYPE.STRING_SELECT\n"
            "      ? optionDefaults(entries).slice(0, maximum) : selectedIds(descriptor));\n"
            "  }\n"
            "  const draft = draftValue(key);\n  const rawSelected"
        ),
    },
}
"""Changes of what the page does, by file."""


def spoken(path: str, served: str, voice: Speaker) -> str:
    """Return a file of the page with the demo's words and habits."""
    for old, new in HABITS.get(path, {}).items():
        served = served.replace(old, new)
    if path == "/":
        served = served.replace('lang="en"', f'lang="{voice.lang}"')
    for phrase, key in PHRASES.get(path, {}).items():
        served = served.replace(phrase, _instead(phrase, key, voice))
    return served


def _instead(phrase: str, key: str, voice: Speaker) -> str:
    if not key:
        return ""
    expression = EXPRESSION.search(phrase)
    text = voice.say(key, {"what": expression[0] if expression else ""})
    return f"{phrase[0]}{text}{phrase[-1]}" if phrase[0] in QUOTES else text
