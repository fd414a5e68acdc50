import { agentProfile } from '@portal/shared/api/agents';
import type { Agent } from '@portal/shared/contract';
import { useCall, useSlow } from '@portal/shared/data';
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

/** The agent's profile from the agent service (API-07), with the registration codes of the session. */
export function AgentTile({ agent }: { readonly agent: Agent }) {
  const profile = useCall(agentProfile, { customerId: agent.agentCustomerId, userId: agent.uuid });
  const slow = useSlow(profile);
  return (
    <Card aria-labelledby="agent-title" aria-busy={profile.status === 'loading'}>
      <CardHeader
        title={<span id="agent-title">Your profile</span>}
        aside={slow ? <StillWorking /> : undefined}
      />
      <Body>
        {profile.status === 'loading' ? (
          <LoadingRows rows={3} values={0} avatar label="Loading your profile" />
        ) : profile.status === 'failed' ? (
          <CardBody>
            <FailurePanel
              compact
              title="Your profile could not be loaded"
              meaning="You can work on without it."
              onRetry={profile.retry}
            />
          </CardBody>
        ) : (
          <CardBody>
            <AgentDetails>
              <Avatar name={profile.value.agentName} soft />
              <chakra.div minW="0">
                <chakra.div fontWeight="semibold">{profile.value.agentName}</chakra.div>
                <chakra.div textStyle="help" overflowWrap="anywhere">
                  {profile.value.agentEmail ?? agent.email}
                </chakra.div>
              </chakra.div>
            </AgentDetails>
            <KeyValues>
              <KeyValue label="Identity number">
                <MaskedId idNo={profile.value.agentNric} />
              </KeyValue>
              <KeyValue label="Channel">{profile.value.agentChannel ?? agent.agentChannel}</KeyValue>
              <KeyValue label="Unit trusts (UTS)">{agent.agentCodeUt ?? 'Not registered'}</KeyValue>
              <KeyValue label="Retirement (PRS)">{agent.agentCodePrs ?? 'Not registered'}</KeyValue>
            </KeyValues>
          </CardBody>
        )}
      </Body>
    </Card>
  );
}
