import { accountHistory, defineRemote, slot } from '@portal/shared/remote';

const history = slot({
  name: 'account-history',
  label: 'The account’s history',
  load: () => import('./src/slots/account-history.tsx'),
});

export default defineRemote({ team: 'History', fills: [accountHistory(history)] });
