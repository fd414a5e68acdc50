import { bankar } from '../oracle/questions-of-bankar.ts';
import { observeServedBankar } from './bankar-service.fixtures.ts';
import { onboardingSituations } from './onboarding-rows.ts';
import { observeServedOnboarding } from './onboarding-service.fixtures.ts';
import { updateRows } from './update-cases.ts';
import { observeServedUpdate } from './update-service.fixtures.ts';

test.each(onboardingSituations)(
  '[ITM-08] the service takes of an onboarding what is asked, and nothing else: %s',
  (_title, part, situation) => expect(observeServedOnboarding(part, situation)).toEqual([]),
);

// the sandbox's lists have Others by its name alone
const updates = updateRows.filter(([, variant]) => variant === 'name');

test.each(updates)(
  '[CLI-07] the service takes of an update what is asked, and nothing else: %s, Others by %s',
  (_title, _variant, part, situation) => expect(observeServedUpdate(part, situation)).toEqual([]),
);

test.each(bankar.situations.map((situation) => [situation.who, situation] as const))(
  '[ITM-06] the service takes of a bank account what is asked, and nothing else: %s',
  (_who, situation) => expect(observeServedBankar(situation)).toEqual([]),
);
