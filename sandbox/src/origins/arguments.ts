import { parseArgs } from 'node:util';
import { defaultPortBase } from './origins.ts';

/** How the sandbox was asked to run. */
export interface Arguments {
  /** Port of the host; the other origins follow. */
  readonly portBase: number;
  /** Folder that holds what survives a restart. */
  readonly data: string;
  /** Opens `/control/…` on the outbox's origin. */
  readonly test: boolean;
  /** Leaves the ports of the portal (host and remotes) to another server, and the site as it is. */
  readonly withoutPortal: boolean;
  /** Lets the portal run a remote from a developer's machine in the place of a released one. */
  readonly allowOverrides: boolean;
}

/** A command line that cannot be understood. Its message is for the person at the terminal. */
export class BadArguments extends Error {
  override readonly name = 'BadArguments';
}

/** Reads `--port-base N`, `--data <dir>` and the switches. @throws BadArguments */
export function argumentsOf(words: readonly string[]): Arguments {
  const { values } = parsed(words);
  const portBase = Number(values['port-base'] ?? defaultPortBase);
  if (!Number.isInteger(portBase) || portBase < 1024 || portBase > 65_000)
    throw new BadArguments('--port-base needs a port from 1024 to 65000.');
  return {
    portBase,
    data: values.data ?? '.sandbox',
    test: values.test ?? false,
    withoutPortal: values['without-portal'] ?? false,
    allowOverrides: values['allow-overrides'] ?? false,
  };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        'port-base': { type: 'string' },
        data: { type: 'string' },
        test: { type: 'boolean' },
        'without-portal': { type: 'boolean' },
        'allow-overrides': { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new BadArguments(error instanceof Error ? error.message : String(error));
  }
}
