import type { Route } from '../server/route.ts';
import { accountLinkingRoutes } from './account-linking.ts';
import { agentRoutes } from './agents.ts';
import { applicationRoutes } from './applications.ts';
import { bankAccountRoutes } from './bank-accounts.ts';
import { cartRoutes } from './cart.ts';
import { checkoutRoutes } from './checkout.ts';
import { checkoutChangeRoutes } from './checkout-changes.ts';
import { customerRoutes } from './customers.ts';
import { documentRoutes } from './documents.ts';
import { historyRoutes } from './history.ts';
import { holdingRoutes } from './holdings.ts';
import { onboardingRoutes } from './onboarding.ts';
import { paymentRoutes } from './payment.ts';
import { referenceRoutes } from './reference.ts';
import { suitabilityRoutes } from './suitability.ts';

/** All routes of the API. A test compares them with the endpoint definitions. */
export const routes: readonly Route[] = [
  ...accountLinkingRoutes,
  ...agentRoutes,
  ...applicationRoutes,
  ...bankAccountRoutes,
  ...cartRoutes,
  ...checkoutRoutes,
  ...checkoutChangeRoutes,
  ...customerRoutes,
  ...documentRoutes,
  ...historyRoutes,
  ...holdingRoutes,
  ...onboardingRoutes,
  ...paymentRoutes,
  ...referenceRoutes,
  ...suitabilityRoutes,
];
