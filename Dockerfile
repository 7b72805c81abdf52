# Two stages: one makes the wheel and the environment, the other carries only the environment.
# scripts/dockerfile-steps runs these steps without Docker, and a test runs that.

FROM python:3.13-slim AS build
WORKDIR /src
COPY requirements/build.lock requirements/postgres.lock requirements/
RUN python -m venv /opt/build && /opt/build/bin/pip install --no-cache-dir --require-hashes -r requirements/build.lock
RUN python -m venv /opt/sainome && /opt/sainome/bin/pip install --no-cache-dir --require-hashes -r requirements/postgres.lock
COPY pyproject.toml README.md LICENSE ./
COPY bot bot
COPY engines engines
COPY render render
COPY data data
COPY docs/rules docs/rules
RUN /opt/build/bin/pip wheel --no-deps --no-build-isolation --wheel-dir /opt/wheels .
RUN /opt/sainome/bin/pip install --no-cache-dir --no-deps --no-index /opt/wheels/sainome-*.whl

FROM python:3.13-slim
RUN useradd --system --uid 10001 --create-home --home-dir /var/lib/sainome sainome
COPY --from=build /opt/sainome /opt/sainome
ENV PATH=/opt/sainome/bin:$PATH
ENV PYTHONUNBUFFERED=1
# Few arenas, each of which keeps the memory of one picture at most; `make run` sets the same. Lower thresholds give back
# about 15 MB more, and cost a fifth of the drawing: the system clears each page anew (docs/measurements.md).
ENV MALLOC_ARENA_MAX=2
ENV MALLOC_MMAP_THRESHOLD_=8388608
ENV MALLOC_TRIM_THRESHOLD_=8388608
ENV SAINOME_DATABASE=/var/lib/sainome/sainome.db
USER sainome
WORKDIR /var/lib/sainome
VOLUME /var/lib/sainome
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["sainome", "health"]
ENTRYPOINT ["sainome"]
CMD ["run"]
