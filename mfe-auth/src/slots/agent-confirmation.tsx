import { createParcel } from '@portal/shared/ui';
import { AgentConfirmation } from '../agent-confirmation/index.ts';

export default createParcel(AgentConfirmation);
