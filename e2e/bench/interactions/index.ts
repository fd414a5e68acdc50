import { join } from 'node:path';
import type { Browser } from 'playwright';
import { slowDown } from '../../support/page/long-tasks.ts';
import { repeatMeasurement } from '../median.ts';
import { controlOf, type Subject } from '../visitors.ts';
import { preparePortalSite, prepareSiteBeside } from './beside.ts';
import { scenes } from './scenes.ts';
import type { StepTimes } from './step.ts';
import { formatTable } from './table.ts';
import { measureVisit } from './visit.ts';

interface Options {
  readonly browser: Browser;
  readonly rounds: number;
  /** Folder for sites; the caller deletes it. */
  readonly data: string;
  /** A commit, or the folder of a site, to compare with. */
  readonly beside: string | undefined;
}

/** Prints what an agent waits for at each step of a sale and a day, beside one bundle (which has no monitoring) and `beside`. */
export async function benchInteractions({ browser, rounds, data, beside }: Options): Promise<void> {
  await (await controlOf('portal')).serveSite(await preparePortalSite(join(data, 'portal')));
  if (beside !== undefined)
    await (await controlOf('beside')).serveSite(await prepareSiteBeside(beside, join(data, 'beside')));
  const names: readonly (readonly [Subject, string])[] = [
    ['portal', 'portal'],
    ['one-bundle', 'one bundle'],
    ...(beside === undefined ? [] : [['beside', beside.slice(-24)] as const]),
  ];
  const sites = new Map(names.map(([, name]) => [name, new Map<string, StepTimes[]>()]));
  // in turn, so that a busy moment affects all of them
  await repeatMeasurement(rounds, async (round) => {
    for (const scene of scenes)
      for (const [subject, name] of names)
        for (const [step, times] of await measureVisit(browser, { subject, scene, round })) {
          const measured = sites.get(name);
          measured?.set(step, [...(measured.get(step) ?? []), times]);
        }
  });
  await (await controlOf('portal')).serveSite(null);
  console.log(
    `\nWhat an agent waits for at ${slowDown} × slow-down, ms, median of ${rounds}: from the event to the next paint ` +
      '(its handlers), the longest task, until all is shown',
  );
  console.log(formatTable(sites));
}
