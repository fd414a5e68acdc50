import { createParcel } from '@portal/shared/ui';
import { LoginPage } from '../login/index.ts';

export default createParcel(LoginPage);
