import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { collectDeclarations } from './declarations.ts';
import {
  changeBetween,
  changedPlaces,
  missingStep,
  parseReport,
  type Report,
  stepBetween,
} from './report.ts';
import { listSubjects, reportFile, type Subject } from './subjects.ts';

/** A subject's current declarations and its committed report. */
export interface Comparison {
  readonly subject: Subject;
  readonly body: string;
  readonly lastReport: Report | undefined;
}

/**
 * Returns, for the contract, the places and each facade, its declarations of today beside those of its last API report, for the
 * caller to compare. `lastReport` is undefined for a new facade. `root`: folder of the repository. Throws an Error when
 * the sources do not type-check.
 */
export async function collectComparisons(root: string): Promise<readonly Comparison[]> {
  const all = await listSubjects(root);
  const bodies = await collectDeclarations(root, all);
  return Promise.all(
    all.map(async (subject) => {
      const file = reportFile(root, subject.name);
      const lastReport = existsSync(file) ? parseReport(await readFile(file, 'utf8')) : undefined;
      return { subject, body: bodies.get(subject.name) ?? '', lastReport };
    }),
  );
}

/** Returns why a report cannot be written yet: its version is too low for the change. `undefined` if it can. */
export function versionComplaint({ subject, body, lastReport }: Comparison): string | undefined {
  if (!lastReport) return undefined;
  const change = changeBetween(lastReport.body, body);
  const step = stepBetween(lastReport.version, subject.version);
  const from = `${lastReport.version} in ${subject.versionFile}`;
  if (step === 'backwards') return `${subject.name} went back from ${from}: a version only moves up.`;
  const missing = missingStep(subject.name, change, step);
  if (!missing) return undefined;
  if (change === 'place changed')
    return `${subject.name} has another ${changedPlaces(lastReport.body, body).join(', ')} than ${lastReport.version}: only optional members may be added to a place. Give it the next number.`;
  const what = {
    none: 'is as it was',
    added: 'offers more than',
    changed: 'is not the same as',
    taken: 'has lost an export since',
  };
  return `${subject.name} ${what[change]} ${lastReport.version}: raise its ${missing} version (${from}), then run npm run api-report.`;
}

/**
 * Returns a sentence for each API report that is missing, out of date, or whose version is too low for its change, with
 * what to do; empty if all match. Writes no report. Throws an Error when the sources do not type-check.
 */
export async function reportComplaints(root: string): Promise<string[]> {
  return (await collectComparisons(root)).flatMap((comparison) => {
    const { subject, body, lastReport } = comparison;
    const file = relative(root, reportFile(root, subject.name));
    if (!lastReport) return `${subject.name} has no API report: run npm run api-report and commit ${file}.`;
    const complaint = versionComplaint(comparison);
    if (complaint) return complaint;
    if (body === lastReport.body && subject.version === lastReport.version) return [];
    return `${file} is not up to date: run npm run api-report and commit it.`;
  });
}
