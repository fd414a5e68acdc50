import { parseArgs } from 'node:util';
import { defaultPortBase } from './origins.ts';

/** Command-line arguments of the sandbox. */
export interface Arguments {
  /** Port of the host. The other origins have the ports after it. Default: 4200. */
  readonly portBase: number;
  /** Folder of the data that survives a restart. Default: `.sandbox`. */
  readonly data: string;
  /** Opens `/control/…` on the outbox's origin. */
  readonly test: boolean;
  /** Does not serve host and remotes, and does not change the site: another server uses these ports. */
  readonly withoutPortal: boolean;
  /** Allows the portal to load a remote from a developer's machine instead of a released one. */
  readonly allowOverrides: boolean;
  /** Number of customers of a new database. Default: 20,000; fewer make a faster start. */
  readonly customers: number;
  /** Folder of host and remotes, if it is another one: of a remote in another repository. */
  readonly project: string | undefined;
}

/** The command line is not valid. The message is printed to the terminal. */
export class InvalidArgumentsError extends Error {
  override readonly name = 'InvalidArgumentsError';
}

/**
 * Reads the sandbox's command line: `--port-base N` (1024 to 65000), `--data <dir>`, `--customers N` (from 1000),
 * `--project <dir>` and the switches; what is absent has its default.
 * @throws InvalidArgumentsError for an unknown word and a number out of range
 */
export function parseArguments(words: readonly string[]): Arguments {
  const { values } = parseWords(words);
  const portBase = Number(values['port-base'] ?? defaultPortBase);
  if (!Number.isInteger(portBase) || portBase < 1024 || portBase > 65_000)
    throw new InvalidArgumentsError('--port-base needs a port from 1024 to 65000.');
  const customers = Number(values.customers ?? 20_000);
  if (!Number.isInteger(customers) || customers < 1_000)
    throw new InvalidArgumentsError('--customers needs a number from 1000.');
  return {
    portBase,
    data: values.data ?? '.sandbox',
    test: values.test ?? false,
    withoutPortal: values['without-portal'] ?? false,
    allowOverrides: values['allow-overrides'] ?? false,
    customers,
    project: values.project,
  };
}

function parseWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        'port-base': { type: 'string' },
        data: { type: 'string' },
        test: { type: 'boolean' },
        'without-portal': { type: 'boolean' },
        'allow-overrides': { type: 'boolean' },
        customers: { type: 'string' },
        project: { type: 'string' },
      },
    });
  } catch (error) {
    throw new InvalidArgumentsError(error instanceof Error ? error.message : String(error));
  }
}
