import { NoticeRegion, type Notices } from '../../notices/index.ts';
import { ExpiryPrompt, type HostSession } from '../../session/index.ts';

/** Props of `NoticesAndExpiryPrompt`. */
export interface NoticesAndExpiryPromptProps {
  readonly session: HostSession;
  readonly notices: Notices;
}

/** Notices and the expiry prompt, on every page of a signed-in agent, also outside the frame (SES-03). */
export function NoticesAndExpiryPrompt({ session, notices }: NoticesAndExpiryPromptProps) {
  return (
    <>
      <NoticeRegion notices={notices} />
      <ExpiryPrompt session={session} />
    </>
  );
}
