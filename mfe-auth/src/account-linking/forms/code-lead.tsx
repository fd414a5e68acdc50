import { maskId } from '@portal/shared/parts';
import { chakra } from '@portal/shared/ui';
import type { LinkingState } from '../flow/index.ts';

const NoWrap = chakra('span', { base: { whiteSpace: 'nowrap' } });
/** Looks like a link within the text, but has no address. */
const Change = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    // high enough for a finger, in the height of its line
    minH: { base: 'touch', md: '6' },
    my: { base: '-2.5', md: '0' },
    color: 'brand.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
  },
});

interface CodeLeadProps {
  readonly request: Extract<LinkingState, { step: 'code' }>['request'];
  readonly onChangeDetails: () => void;
}

/** Says where the code was sent and for which details, which the agent can change. */
export function CodeLead({ request, onChangeDetails }: CodeLeadProps) {
  return (
    <>
      {request.sentTo ? (
        <>
          We sent a 6-digit code to <NoWrap>{request.sentTo}</NoWrap>
        </>
      ) : (
        'Enter the 6-digit code from the text message'
      )}{' '}
      for agent {request.agentCustomerId}, MyKad number <NoWrap>{maskId(request.nric)}</NoWrap>.{' '}
      <Change type="button" onClick={onChangeDetails}>
        Change details
      </Change>
    </>
  );
}
