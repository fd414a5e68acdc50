import { MirrorFailure, SiteRefusal } from '../site/index.ts';
import { fail, Stop } from './terminal.mjs';
import type { Workspace } from './workspace.ts';

/** A command: its words are those after its name. */
export type Command = (words: readonly string[], workspace: Workspace) => Promise<void>;

/** Whether an error's message says enough. */
const isExpected = (error: unknown): error is Error =>
  error instanceof SiteRefusal ||
  error instanceof MirrorFailure ||
  (error instanceof Error && 'syscall' in error);

/**
 * Runs a command with the words of the command line. Prints a refusal, and what the system refuses (a full disk, a file that is
 * missing or no file), without its stack, and any other error with it;
 * then exits with 1.
 */
export async function runCommand(work: (words: readonly string[]) => Promise<void>): Promise<void> {
  // `npm run releases | head` closes the pipe when it has read enough
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
  try {
    await work(process.argv.slice(2));
  } catch (error) {
    fail(isExpected(error) ? new Stop(error.message) : error);
  }
}
