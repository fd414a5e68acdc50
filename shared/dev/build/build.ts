import { EventEmitter, once } from 'node:events';
import webpack, { type Configuration } from 'webpack';

/** The result of a build; no errors if it succeeded. */
export interface Outcome {
  readonly milliseconds: number;
  readonly errors: readonly string[];
}

/** Builds a configuration whenever its sources change, until `close`. */
export class Build {
  readonly name: string;
  /** Folder with the newest files. */
  readonly folder: string;
  readonly #events = new EventEmitter<{ built: [hash: string]; idle: []; outcome: [Outcome] }>();
  readonly #close: () => void;
  #building = true;
  #hash: string | undefined;

  constructor(name: string, configuration: Configuration) {
    this.name = name;
    this.folder = configuration.output?.path ?? '';
    this.#events.setMaxListeners(0);
    const compiler = webpack(configuration);
    compiler.hooks.invalid.tap('Build', () => {
      this.#building = true;
    });
    const watching = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
      if (error) return this.#finish({ milliseconds: 0, errors: [error.stack ?? error.message] });
      if (!stats) return;
      const errors = errorsOf(stats);
      if (errors.length === 0) this.#hash = stats.hash;
      this.#finish({ milliseconds: stats.endTime - stats.startTime, errors });
      if (errors.length === 0 && stats.hash) this.#events.emit('built', stats.hash);
    });
    this.#close = () => watching?.close(() => compiler.close(() => {}));
  }

  /** Hash of the newest build without errors; undefined before it. */
  get hash(): string | undefined {
    return this.#hash;
  }

  get building(): boolean {
    return this.#building;
  }

  /** Resolves when no build is running. */
  async waitUntilIdle(): Promise<void> {
    while (this.#building) await once(this.#events, 'idle');
  }

  /** Calls the listener after every build. */
  onOutcome(listener: (outcome: Outcome) => void): void {
    this.#events.on('outcome', listener);
  }

  /** Calls the listener with the hash of every build without errors; returns a function that removes it. */
  onBuilt(listener: (hash: string) => void): () => void {
    this.#events.on('built', listener);
    return () => this.#events.off('built', listener);
  }

  close(): void {
    this.#close();
  }

  #finish(outcome: Outcome) {
    this.#building = false;
    this.#events.emit('idle');
    this.#events.emit('outcome', outcome);
  }
}

const errorsOf = (stats: webpack.Stats): string[] =>
  (stats.toJson({ all: false, errors: true }).errors ?? []).map(({ moduleName, loc, message }) =>
    [moduleName && [moduleName, loc].filter(Boolean).join(':'), message].filter(Boolean).join('\n'),
  );
