/** The history as it would be built with a later host's facades. */
// @ts-expect-error: no facade has it yet
import { ExportOfALaterHost } from '@portal/shared/ui';

export { default } from '../../mfe-history/src/slots/account-history.tsx';
export const later: unknown = ExportOfALaterHost;
