import { createParcel } from '@portal/shared/ui';
import { RedirectPage } from '../redirect/index.ts';

export default createParcel(RedirectPage);
