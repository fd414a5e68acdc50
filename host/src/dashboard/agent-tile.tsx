import { agentProfile } from '@portal/shared/api/agents';
import type { Agent, Loadable } from '@portal/shared/contract';
import { mapLoadable, useCall, useSlow } from '@portal/shared/data';
import {
  Avatar,
  Card,
  CardBody,
  CardHeader,
  KeyValue,
  KeyValues,
  LoadingRows,
  MaskedId,
  StillWorking,
} from '@portal/shared/parts';
import { chakra, FailurePanel } from '@portal/shared/ui';

const AgentDetails = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '3', mb: '5' } });

/** As high as the loaded profile, so that the tiles below do not move. */
const Body = chakra('div', {
  base: { minH: '194px', '@media (min-width: 1200px)': { minH: '312px' } },
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

/**
 * Tile of the signed-in agent: name, masked identity number of the agent's profile (API-07), channel and registration
 * codes.
 */
export function AgentTile({ agent }: { readonly agent: Agent }) {
  const idNo = useIdNo(agent);
  const slow = useSlow(idNo);
  return (
    <Card aria-labelledby="agent-title" aria-busy={idNo.status === 'loading'}>
      <CardHeader
        title={<span id="agent-title">Your profile</span>}
        aside={slow ? <StillWorking /> : undefined}
      />
      <Body>
        {idNo.status === 'ok' ? (
          <CardBody>
            <AgentDetails>
              <Avatar name={agent.agentName} soft />
              <chakra.div minW="0">
                <chakra.div fontWeight="semibold">{agent.agentName}</chakra.div>
                <chakra.div textStyle="help" overflowWrap="anywhere">
                  {agent.agentEmail}
                </chakra.div>
              </chakra.div>
            </AgentDetails>
            <KeyValues>
              <KeyValue label="Identity number">
                <MaskedId idNo={idNo.value} />
              </KeyValue>
              <KeyValue label="Channel">{agent.agentChannel}</KeyValue>
              <KeyValue label="Unit trusts (UTS)">{agent.agentCodeUt ?? 'Not registered'}</KeyValue>
              <KeyValue label="Retirement (PRS)">{agent.agentCodePrs ?? 'Not registered'}</KeyValue>
            </KeyValues>
          </CardBody>
        ) : idNo.status === 'failed' ? (
          <CardBody>
            <FailurePanel
              compact
              title="Your profile could not be loaded"
              meaning="You can work on without it."
              onRetry={idNo.retry}
            />
          </CardBody>
        ) : (
          <LoadingRows rows={3} values={0} avatar label="Loading your profile" />
        )}
      </Body>
    </Card>
  );
}
