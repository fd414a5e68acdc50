import { SiteRefusal } from '../../shared/site/index.ts';
import { fail, Stop } from '../lib/terminal.mjs';

/** Runs a command; a refusal is printed as it is, anything else with its stack. The exit code says which. */
export async function command(work: (words: readonly string[]) => Promise<void>): Promise<void> {
  try {
    await work(process.argv.slice(2));
  } catch (error) {
    fail(error instanceof SiteRefusal ? new Stop(error.message) : error);
  }
}
