import { SiteRefusal } from '../../shared/site/index.ts';
import { fail, Stop } from '../lib/terminal.mjs';

/**
 * Runs a command with the words of the command line. Prints a refusal without its stack and any other error with it;
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
    fail(error instanceof SiteRefusal ? new Stop(error.message) : error);
  }
}
