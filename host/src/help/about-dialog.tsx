import { aboutRemotesPath } from '@portal/shared/pages';
import { Dialog, KeyValue, KeyValues, Line, Lines } from '@portal/shared/parts';
import { Banner, Button, chakra, Heading, TextLink } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import type { OverlayProps } from '../core/overlay.ts';
import { appVersion } from '../core/releases/app-version.ts';
import { SupportContacts } from '../support/index.ts';
import {
  type AboutFact,
  deviceFacts,
  findFallbacks,
  formatPart,
  readTimeZone,
  releaseFacts,
  shownReleases,
  supportText,
} from './about-facts.ts';
import { CopyButton } from './copy-button.tsx';

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

/**
 * Shows what an agent needs to get help: sales support's contacts, the running releases, the device, and who is signed
 * in. All but the contacts can be copied at once, for a message to support.
 */
function AboutDialog({ open, onClose, agent, releases }: OverlayProps) {
  const parts = releaseFacts(releases);
  const fallbacks = findFallbacks(releases);
  const signedIn: readonly AboutFact[] = [
    { label: 'Agent', value: agent.agentName },
    { label: 'E-mail', value: agent.email },
    { label: 'Agent ID', value: agent.agentUuid },
  ];
  const device = () => deviceFacts(navigator.userAgent, readTimeZone(), new Date());
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title="About Agent Portal"
      description={`Digital form application, version ${appVersion}`}
      footer={
        <>
          <CopyButton
            getText={() => supportText(`Agent Portal ${appVersion}`, [...parts, ...device(), ...signedIn])}
          />
          <Button variant="outline" onClick={onClose} data-autofocus>
            Close
          </Button>
        </>
      }
    >
      <Columns>
        <Column>
          <TitledSection title="Sales support">
            <div>
              <SupportContacts />
            </div>
          </TitledSection>
          <TitledSection title="Logged in">
            <Facts facts={signedIn} />
          </TitledSection>
        </Column>
        <Column>
          <TitledSection title="This device">
            <Facts facts={device()} />
          </TitledSection>
          <TitledSection title="Versions">
            <Lines>
              {shownReleases(parts).map(({ label, value }) => (
                <Line key={label} label={label} value={value} />
              ))}
            </Lines>
            {fallbacks.length === 0 ? null : (
              <Banner tone="warn" title="An earlier version is running">
                The newest version of {fallbacks.join(', ')} did not load. Nothing is needed from you.
              </Banner>
            )}
            <div>
              <TextLink to={aboutRemotesPath} standalone onClick={onClose}>
                Details for support
              </TextLink>
            </div>
          </TitledSection>
          <TitledSection title="Third-party notices">
            <Links>
              {(['host', ...releases.remotes] as const).map((part) => {
                const base = releases.baseOf(part);
                return base === undefined ? null : (
                  <TextLink key={part} href={new URL('third-party-notices.txt', base).href}>
                    {formatPart(part)}
                  </TextLink>
                );
              })}
            </Links>
          </TitledSection>
        </Column>
      </Columns>
    </Dialog>
  );
}

function TitledSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Section>
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      {children}
    </Section>
  );
}

function Facts({ facts }: { readonly facts: readonly AboutFact[] }) {
  return (
    <KeyValues gridTemplateColumns="minmax(0, 1fr)" gap="3">
      {facts.map(({ label, value }) => (
        <KeyValue key={label} label={label}>
          {value}
        </KeyValue>
      ))}
    </KeyValues>
  );
}

export default AboutDialog;
