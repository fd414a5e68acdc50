/**
 * `npm run api-report` writes the API reports of contract, places and facades. `npm run api-report -- --check` writes nothing
 * and exits with 1 when a report does not match.
 */
import { writeFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { collectComparisons, reportComplaints, versionComplaint } from './check.ts';
import { formatReport, nextReport } from './report.ts';
import { reportFile } from './subjects.ts';

const root = resolve(import.meta.dirname, '../..');

async function write(): Promise<string[]> {
  const complaints: string[] = [];
  for (const comparison of await collectComparisons(root)) {
    const { subject, body, lastReport } = comparison;
    const complaint = versionComplaint(comparison);
    if (complaint) {
      complaints.push(complaint);
      continue;
    }
    const { name, version } = subject;
    const file = reportFile(root, name);
    await writeFile(file, formatReport(nextReport(lastReport, { name, version, body })));
    console.log(relative(root, file));
  }
  return complaints;
}

try {
  const complaints = process.argv.includes('--check') ? await reportComplaints(root) : await write();
  for (const complaint of complaints) console.error(complaint);
  process.exitCode = complaints.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
