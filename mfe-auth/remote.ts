import { customerModeAgent, defineRemote, slot } from '@portal/shared/remote';

const login = slot({ name: 'login', label: 'Login', load: () => import('./src/slots/login.tsx') });
const redirect = slot({
  name: 'redirect',
  label: 'The way to the other site',
  load: () => import('./src/slots/redirect.tsx'),
});
const accountLinking = slot({
  name: 'account-linking',
  label: 'Account linking',
  load: () => import('./src/slots/account-linking.tsx'),
});
const agentConfirmation = slot({
  name: 'agent-confirmation',
  label: 'The agent’s login',
  load: () => import('./src/slots/agent-confirmation.tsx'),
});

export default defineRemote({
  team: 'Sign-in',
  pages: [
    { path: '/', slot: login, title: 'Login', area: 'outside' },
    { path: '/redirect', slot: redirect, title: 'Redirect', area: 'outside' },
    { path: '/account-linking', slot: accountLinking, title: 'Link your account', area: 'outside' },
  ],
  fills: [customerModeAgent(agentConfirmation)],
});
