import { type Agent, remoteNames } from '@portal/shared/contract';
import { Dialog, KeyValue, KeyValues, Line, Lines } from '@portal/shared/parts';
import { Button, chakra, Heading } from '@portal/shared/ui';
import type { RunningRelease, RunningReleases } from '../../core/running-releases.ts';

/** Version of the product (specification, section 9). */
export const appVersion = '4.3.0';

const Section = chakra('section', { base: { display: 'grid', gap: '3', mt: '5' } });

interface AboutDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly agent: Agent;
  readonly releases: RunningReleases;
}

/** A release, marked when it runs in another's place. */
function inWords({ version, insteadOf, override }: RunningRelease): string {
  if (override !== undefined) return `from ${override}`;
  return insteadOf === undefined ? version : `${version}, in place of ${insteadOf}`;
}

/** What runs here, and for whom: what an agent is asked when calling for help. */
export function AboutDialog({ open, onClose, agent, releases }: AboutDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="About Agent Portal"
      description={`Digital form application, version ${appVersion}`}
      footer={
        <Button variant="outline" onClick={onClose} data-autofocus>
          Close
        </Button>
      }
    >
      <Section>
        <Heading as="h3" size="sm">
          Parts
        </Heading>
        <Lines>
          <Line label="host" value={releases.host} />
          {remoteNames.map((name) => (
            <Line key={name} label={name} value={inWords(releases.of(name))} />
          ))}
        </Lines>
      </Section>
      <Section>
        <Heading as="h3" size="sm">
          Signed in
        </Heading>
        <KeyValues gridTemplateColumns="minmax(0, 1fr)" gap="3">
          <KeyValue label="Agent">{agent.agentName}</KeyValue>
          <KeyValue label="E-mail">{agent.email}</KeyValue>
          <KeyValue label="Agent id">{agent.agentUuid}</KeyValue>
        </KeyValues>
      </Section>
    </Dialog>
  );
}
