import { Dialog, KeyValue, KeyValues, Line, Lines } from '@portal/shared/parts';
import { Button, chakra, Heading, TextLink } from '@portal/shared/ui';
import type { OverlayProps } from '../core/overlay.ts';
import { appVersion } from '../core/releases/app-version.ts';
import type { RunningRelease } from '../core/releases/running-releases.ts';
import { SupportContacts } from '../support/index.ts';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '8',
    rowGap: '5',
    mt: '5',
  },
});
const Column = chakra('div', { base: { display: 'grid', alignContent: 'start', gap: '5' } });
const Section = chakra('section', { base: { display: 'grid', alignContent: 'start', gap: '3' } });

const Links = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minW: { base: 'touch', md: '0' },
      minH: { base: 'touch', md: '6' },
    },
  },
});

/** Formats a release, and notes an override or a fallback. */
function formatRelease({ version, insteadOf, override }: RunningRelease): string {
  if (override !== undefined) return `from ${override}`;
  return insteadOf === undefined ? version : `${version}, in place of ${insteadOf}`;
}

/** Shows sales support, the running releases and the signed-in agent: what support asks for. */
function AboutDialog({ open, onClose, agent, releases }: OverlayProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title="About Agent Portal"
      description={`Digital form application, version ${appVersion}`}
      footer={
        <Button variant="outline" onClick={onClose} data-autofocus>
          Close
        </Button>
      }
    >
      <Columns>
        <Section>
          <Heading as="h3" size="sm">
            Sales support
          </Heading>
          <div>
            <SupportContacts />
          </div>
        </Section>
        <Column>
          <Section>
            <Heading as="h3" size="sm">
              Parts
            </Heading>
            <Lines>
              <Line label="host" value={releases.host} />
              {releases.remotes.map((name) => (
                <Line key={name} label={name} value={formatRelease(releases.of(name))} />
              ))}
            </Lines>
          </Section>
          <Section>
            <Heading as="h3" size="sm">
              Third-party notices
            </Heading>
            <Links>
              {(['host', ...releases.remotes] as const).map((part) => {
                const base = releases.baseOf(part);
                return base === undefined ? null : (
                  <TextLink key={part} href={new URL('third-party-notices.txt', base).href}>
                    {part}
                  </TextLink>
                );
              })}
            </Links>
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
        </Column>
      </Columns>
    </Dialog>
  );
}

export default AboutDialog;
