import type { FundDocument } from '@portal/shared/api/funds';
import type { Loadable } from '@portal/shared/contract';
import { formatDate } from '@portal/shared/dates';
import { KeyValue, KeyValues } from '@portal/shared/parts';
import { Banner, Box, FailurePanel, Heading, Span, Stack, TextLink } from '@portal/shared/ui';
import { useState } from 'react';
import { Disclosure } from '../../core/disclosure.tsx';
import { joinWithAnd } from '../../core/format-text.ts';
import type { Plan } from '../../core/plan.ts';
import type { Offer } from '../../core/pricing/offer.ts';
import { fundFacts } from './fund-facts.ts';
import { listingConflicts } from './listing-conflicts.ts';
import { ReturnsInClass } from './returns-in-class.tsx';

interface FundDetailsProps {
  readonly offer: Offer;
  readonly plan: Plan;
  /** All that are listed, this one among them. */
  readonly offers: readonly Offer[];
  /** Documents of this fund only. */
  readonly documents: Loadable<readonly FundDocument[]>;
}

/**
 * All facts of the chosen fund that its card does not show, collapsed: first how it did among the `offers` of its class.
 * A warning when scheme's and fund's listings differ.
 */
export function FundDetails({ offer, plan, offers, documents }: FundDetailsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const conflicts = listingConflicts(offer);
  return (
    <>
      {conflicts.length === 0 ? null : (
        <Box mt="3">
          <Banner tone="warn" title="The two listings of this fund differ">
            They differ in {joinWithAnd(conflicts)}. The figures of the sales listing are shown and used here.
          </Banner>
        </Box>
      )}
      <Disclosure label="All about this fund" onToggle={setIsOpen}>
        <Stack gap="5" mt="3" mb={{ base: '3.5', md: '1' }}>
          {/* the chart's code is not needed before */}
          {isOpen ? <ReturnsInClass offer={offer} offers={offers} /> : null}
          {fundFacts(offer, plan).map(({ title, facts }) => (
            <Box key={title}>
              <Heading as="h3" size="sm" mb="2">
                {title}
              </Heading>
              <KeyValues>
                {facts.map(({ label, text }) => (
                  <KeyValue key={label} label={label}>
                    {text}
                  </KeyValue>
                ))}
              </KeyValues>
            </Box>
          ))}
          <Box>
            <Heading as="h3" size="sm" mb="2">
              Documents
            </Heading>
            <Documents documents={documents} />
          </Box>
        </Stack>
      </Disclosure>
    </>
  );
}

function Documents({ documents }: Pick<FundDetailsProps, 'documents'>) {
  if (documents.status === 'loading') return <Span color="fg.muted">Loading…</Span>;
  if (documents.status === 'failed') {
    return (
      <FailurePanel compact title="The fund’s documents could not be loaded" onRetry={documents.retry} />
    );
  }
  if (documents.value.length === 0) return <Span color="fg.muted">None is listed.</Span>;
  return (
    <Stack as="ul" gap="1">
      {documents.value.map(({ docUrl, docType, docTypeName, language, asOfDate }) => (
        <li key={docUrl}>
          <TextLink href={docUrl} standalone>
            {docTypeName}
          </TextLink>{' '}
          <Span textStyle="help">
            {docType} · {language.toUpperCase()} · as of {formatDate(asOfDate)}
          </Span>
        </li>
      ))}
    </Stack>
  );
}
