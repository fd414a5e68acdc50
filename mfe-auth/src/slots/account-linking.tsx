import { createParcel } from '@portal/shared/ui';
import { AccountLinkingPage } from '../account-linking/index.ts';

export default createParcel(AccountLinkingPage);
