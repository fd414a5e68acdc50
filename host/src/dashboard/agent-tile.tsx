import { agentProfile } from '@portal/shared/api/agents';
import type { Agent, Loadable } from '@portal/shared/contract';
import { mapLoadable, useCall, useSlow } from '@portal/shared/data';
import {
  Card,
  CardBody,
  CardHeader,
  KeyValue,
  LoadingRows,
  MaskedId,
  StillWorking,
  titleCase,
} from '@portal/shared/parts';
import { chakra, FailurePanel } from '@portal/shared/ui';

/** As high as the loaded profile, so that the tiles below do not move. */
const Body = chakra('div', { base: { minH: { base: '128px', md: '136px' } } });

/** Two short facts beside each other, then those that take the whole width. */
const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '5' },
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :nth-of-type(n + 3)': { gridColumn: '1 / -1' },
  },
});

/** Returns the agent's identity number. Sign-in reads it from the agent's profile; it is read here where that failed. */
function useIdNo({ agentNric, agentCustomerId, uuid }: Agent): Loadable<string> {
  const profile = useCall(
    agentProfile,
    agentNric === undefined ? { customerId: agentCustomerId, userId: uuid } : undefined,
  );
  return agentNric === undefined
    ? mapLoadable(profile, (profileData) => profileData.agentNric)
    : { status: 'ok', value: agentNric };
}

/** Returns the registrations that the agent does not have. The page's head names those that the agent has. */
const missingRegistrations = ({ agentCodeUt, agentCodePrs }: Agent): readonly string[] => [
  ...(agentCodeUt === undefined ? ['Unit trusts (UTS)'] : []),
  ...(agentCodePrs === undefined ? ['Retirement (PRS)'] : []),
];

/**
 * Tile of the signed-in agent with what the page's head does not say: channel, masked identity number of the agent's
 * profile (API-07), e-mail, and registrations that are missing.
 */
export function AgentTile({ agent }: { readonly agent: Agent }) {
  const idNo = useIdNo(agent);
  const slow = useSlow(idNo);
  const missing = missingRegistrations(agent);
  return (
    <Card aria-labelledby="agent-title" aria-busy={idNo.status === 'loading'}>
      <CardHeader
        title={<span id="agent-title">Your profile</span>}
        aside={slow ? <StillWorking /> : undefined}
      />
      <Body>
        {idNo.status === 'ok' ? (
          <CardBody>
            <Facts>
              <KeyValue label="Channel">{titleCase(agent.agentChannel)}</KeyValue>
              <KeyValue label="Identity number">
                <MaskedId idNo={idNo.value} />
              </KeyValue>
              <KeyValue label="E-mail">{agent.agentEmail}</KeyValue>
              {missing.length === 0 ? null : <KeyValue label="Not registered">{missing.join(', ')}</KeyValue>}
            </Facts>
          </CardBody>
        ) : idNo.status === 'failed' ? (
          <CardBody>
            <FailurePanel
              compact
              title="Your profile could not be loaded"
              meaning="You can work without it."
              onRetry={idNo.retry}
            />
          </CardBody>
        ) : (
          <LoadingRows rows={2} values={0} label="Loading your profile" />
        )}
      </Body>
    </Card>
  );
}
