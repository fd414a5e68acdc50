import {
  createTestAgent,
  type Faults,
  faultSchema,
  type IdempotencySwitch,
  idempotencySchema,
  type MaintenanceSwitch,
  maintenanceSchema,
  readLedger,
  testAgentSchema,
} from './api/index.ts';
import { readFeedback } from './content/index.ts';
import type { Database } from './database/index.ts';
import { type FlagStore, flagSchema } from './flags/index.ts';
import { listReplayTexts, type Reports } from './monitoring/index.ts';
import { type OpenerPolicies, openerPoliciesSchema } from './origins/opener-policies.ts';
import type { TestControls } from './outbox/index.ts';

/** The parts of the sandbox that tests can read and change. */
interface ControlledParts {
  readonly db: Database;
  readonly faults: Faults;
  readonly idempotency: IdempotencySwitch;
  readonly openerPolicies: OpenerPolicies;
  readonly maintenance: MaintenanceSwitch;
  readonly flags: FlagStore;
  readonly reports: Reports;
}

/** The controls behind `/control/…`. Each call validates its input. @throws ZodError when it is not valid. */
export const testControls = ({
  db,
  faults,
  idempotency,
  openerPolicies,
  maintenance,
  flags,
  reports,
}: ControlledParts): TestControls => ({
  createAgent: (input) => createTestAgent(db, testAgentSchema.parse(input)),
  setFault: async (input) => {
    const setting = faultSchema.parse(input);
    faults.set(setting);
    return setting;
  },
  setIdempotency: async (input) => {
    const setting = idempotencySchema.parse(input);
    idempotency.set(setting);
    return setting;
  },
  setOpenerPolicies: async (input) => {
    const setting = openerPoliciesSchema.parse(input);
    openerPolicies.set(setting);
    return setting;
  },
  setFlag: async (input) => {
    const setting = flagSchema.parse(input);
    flags.set(setting);
    return setting;
  },
  setMaintenance: async (input) => {
    const setting = maintenanceSchema.parse(input);
    maintenance.set(setting);
    return setting;
  },
  reports: async (browserTag) =>
    reports.sessions
      .filter(({ userAgent }) => userAgent.split(' ').includes(browserTag))
      .map(({ id, events, segments }) => ({ id, events, replay: segments, text: listReplayTexts(segments) })),
  ledger: (customerId) => readLedger(db, customerId),
  feedback: (userId) => readFeedback(db, userId),
});
