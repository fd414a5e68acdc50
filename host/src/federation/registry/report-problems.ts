import { describeRegistryProblem, type RegistryProblem } from '@portal/shared/federation';
import * as z from '@portal/shared/schema';
import type { DetailedMonitor } from '../../core/monitoring-service.ts';

const versioned = z.object({ current: z.object({ version: z.string() }) });

/** Reports each remote that a registry leaves out, with the version that it names. */
export function reportRegistryProblems(
  problems: readonly RegistryProblem[],
  { withDetails }: Pick<DetailedMonitor, 'withDetails'>,
): void {
  for (const problem of problems) {
    const version = z.safeParse(versioned, problem.entry).data?.current.version ?? 'unknown';
    withDetails(() => ({ remote: problem.name, version })).error(
      new Error(describeRegistryProblem(problem)),
      'registry',
    );
  }
}
