import type { FundDocument } from '@portal/shared/api/funds';
import { Card, CardHeader, Glyph, List, ListRow, LoadingRows } from '@portal/shared/parts';
import { Box, FailurePanel, Flex, Text, TextLink } from '@portal/shared/ui';
import { BookOpen, Check } from 'lucide-react';
import type { StepsDone } from '../checkout-steps.ts';
import { SectionTitle } from '../section-title.tsx';
import type { FundDocuments } from './use-fund-documents.ts';

/** Link to a document, with a tick once it was opened. */
function DocumentLink(props: {
  readonly document: FundDocument;
  readonly isOpened: boolean;
  readonly onOpen: () => void;
}) {
  const { document, isOpened, onOpen } = props;
  const { docUrl, docTypeName, language } = document;
  return (
    <TextLink
      href={docUrl}
      title={`${docTypeName}, ${language}`}
      standalone
      onClick={onOpen}
      onAuxClick={onOpen}
    >
      {isOpened ? <Check size={14} aria-label="Opened:" /> : null}
      {docTypeName}
    </TextLink>
  );
}

interface DocumentsSectionProps {
  readonly documents: FundDocuments;
  /** Items of the checkout wait for documents of the customer. */
  readonly hasLater: boolean;
  /** The customer has received them, as the declaration says. */
  readonly isReceived: boolean;
  /** The steps that are done. */
  readonly done: StepsDone;
}

/**
 * Card of the checkout's second step: prospectus, highlights and fact sheet of every scheme that it buys, and how many
 * were opened; without any, whether documents of the customer are uploaded later (`hasLater`). `isReceived`: the agent
 * ticked that the customer has them.
 */
export function DocumentsSection({ documents, hasLater, isReceived, done }: DocumentsSectionProps) {
  const { byScheme, count, openedCount } = documents;
  const title = <SectionTitle step="documents" done={done} />;
  if (byScheme.status === 'loading') {
    return (
      <Card>
        <CardHeader title={title} />
        <LoadingRows rows={1} values={0} label="Loading documents" />
      </Card>
    );
  }
  if (byScheme.status === 'failed') {
    return (
      <Card>
        <CardHeader title={title} />
        <Box p="4">
          <FailurePanel
            compact
            title="Fund documents could not be loaded"
            meaning="The customer still gets them with the e-mail."
            onRetry={byScheme.retry}
          />
        </Box>
      </Card>
    );
  }
  const bought = byScheme.value;
  if (bought.length === 0) {
    return (
      <Card css={{ '& > div': { borderBottomWidth: '0' } }}>
        <CardHeader
          title={title}
          aside={hasLater ? 'To be uploaded after submitting' : 'These items need none'}
        />
      </Card>
    );
  }
  const opened = `${openedCount} of ${count} opened`;
  return (
    <Card>
      <CardHeader
        title={title}
        aside={count === 0 ? undefined : isReceived ? 'Received by the customer' : opened}
      />
      <List>
        {bought.map(({ scheme, schemeName, documents: schemeDocuments }) => (
          <ListRow key={scheme}>
            {/* on a phone the links need its room */}
            <Box display={{ base: 'none', md: 'block' }}>
              <Glyph icon={<BookOpen />} />
            </Box>
            <Box flex="1" minW="0">
              <Box fontWeight="medium">{schemeName}</Box>
              <Flex wrap="wrap" columnGap="3" rowGap="1" mt="0.5" fontSize="13px">
                {schemeDocuments.length === 0 ? (
                  <Text color="fg.subtle">No document is published.</Text>
                ) : null}
                {schemeDocuments.map((document) => (
                  <DocumentLink
                    key={document.docUrl}
                    document={document}
                    isOpened={documents.isOpened(document.docUrl)}
                    onOpen={() => documents.open(document.docUrl)}
                  />
                ))}
              </Flex>
            </Box>
          </ListRow>
        ))}
      </List>
    </Card>
  );
}
