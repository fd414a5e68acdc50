import { cartPath, customerPath, customersPath, homePath, onboardingPath } from '@portal/shared/pages';
import { customerQuestions, defineRemote, finderCommand, slot } from '@portal/shared/remote';

const clientList = slot({
  name: 'client-list',
  label: 'Customers',
  load: () => import('./src/slots/client-list.tsx'),
});
const clientProfile = slot({
  name: 'client-profile',
  label: 'The customer’s profile',
  load: () => import('./src/slots/client-profile.tsx'),
});
const suitability = slot({
  name: 'suitability',
  label: 'The suitability assessment',
  load: () => import('./src/slots/suitability.tsx'),
});
const customerAssessment = slot({
  name: 'customer-assessment',
  label: 'The questions',
  load: () => import('./src/slots/customer-assessment.tsx'),
});
const onboarding = slot({
  name: 'onboarding',
  label: 'Onboarding',
  load: () => import('./src/slots/onboarding.tsx'),
});

const home = { label: 'Home', path: homePath };

export default defineRemote({
  team: 'Customers',
  pages: [
    {
      path: '/client',
      slot: clientList,
      title: 'Customers',
      crumbs: [home, { label: 'Client' }],
      cartIcon: true,
      atHand: true,
      next: [customerPath],
    },
    {
      path: '/client-profile',
      slot: clientProfile,
      title: 'Customer profile',
      crumbs: [home, { customer: 'list' }, { label: 'View Profile' }],
      customer: true,
      cartIcon: true,
      shows: [
        { parameter: 'tab', value: 'activity', place: 'account.history/1' },
        { parameter: 'tab', part: true },
        // a tab of another remote is named by its slot
        { parameter: 'tab' },
        { parameter: 'transaction', place: 'transaction/1', part: true },
      ],
      next: ['transaction/1', cartPath],
    },
    {
      path: '/sat',
      slot: suitability,
      title: 'Suitability',
      crumbs: [
        home,
        { customer: 'profile' },
        // without a customer the page lists the agent's assessments
        { label: "Client's SAT", needs: 'customerId', else: 'Suitability assessments' },
      ],
      customer: true,
      cartIcon: true,
    },
    {
      path: '/onboarding',
      slot: onboarding,
      title: 'Onboarding',
      crumbs: [home, { label: 'Onboarding' }],
    },
  ],
  fills: [
    customerQuestions(customerAssessment),
    finderCommand({ label: 'All customers', path: customersPath, order: 10 }),
    finderCommand({ label: 'Start onboarding', path: onboardingPath, when: 'nothing-found', order: 20 }),
  ],
});
