import { NoticeRegion, type Notices } from '../../notices/index.ts';
import { ExpiryPrompt, type HostSession } from '../../session/index.ts';

export interface BesidePagesProps {
  readonly session: HostSession;
  readonly notices: Notices;
}

/** What a signed-in agent is told and asked whatever page is open, also outside the frame (SES-03). */
export function BesidePages({ session, notices }: BesidePagesProps) {
  return (
    <>
      <NoticeRegion notices={notices} />
      <ExpiryPrompt session={session} />
    </>
  );
}
