import type { FundDocument } from '@portal/shared/api/funds';
import { combineLoadables } from '@portal/shared/data';
import { Card, CardHeader, Glyph, List, ListRow, LoadingRows } from '@portal/shared/parts';
import { useReference } from '@portal/shared/reference';
import { Box, FailurePanel, Flex, Text, TextLink } from '@portal/shared/ui';
import { BookOpen, Check } from 'lucide-react';
import { useState } from 'react';
import { boughtLeg, type CartItem } from '../../core/items/cart-item.ts';
import { SectionTitle } from '../section-title.tsx';

/** Returns the bought schemes, each with the documents that the customer receives. */
function documentsByScheme(
  items: readonly CartItem[],
  fundCodes: ReadonlyMap<string, string>,
  documents: readonly FundDocument[],
) {
  const schemes = items.flatMap((item) => boughtLeg(item) ?? []);
  const unique = new Map(schemes.map((scheme) => [scheme.scheme, scheme]));
  return [...unique.values()].map(({ scheme, schemeName }) => ({
    scheme,
    schemeName,
    documents: documents.filter(({ productCode }) => productCode === fundCodes.get(scheme)),
  }));
}

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

/** Card with prospectus, highlights and fact sheet of every bought scheme. It is done when all of them were opened. */
export function DocumentsSection({ items }: { readonly items: readonly CartItem[] }) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const listings = combineLoadables([useReference('schemes'), useReference('documents')]);
  const titleOf = (isDone: boolean) => (
    <SectionTitle step={2} isDone={isDone}>
      Documents
    </SectionTitle>
  );
  if (listings.status === 'loading') {
    return (
      <Card>
        <CardHeader title={titleOf(false)} />
        <LoadingRows rows={1} values={0} label="Loading documents" />
      </Card>
    );
  }
  if (listings.status === 'failed') {
    return (
      <Card>
        <CardHeader title={titleOf(false)} />
        <Box p="4">
          <FailurePanel
            compact
            title="Fund documents could not be loaded"
            meaning="The customer gets them with the e-mail all the same."
            onRetry={listings.retry}
          />
        </Box>
      </Card>
    );
  }
  const [schemes, documents] = listings.value;
  const fundCodes = new Map(schemes.map(({ scheme, fundCode }) => [scheme, fundCode]));
  const bought = documentsByScheme(items, fundCodes, documents);
  const all = bought.flatMap((scheme) => scheme.documents.map(({ docUrl }) => docUrl));
  const openedCount = all.filter((url) => opened.has(url)).length;
  return (
    <Card>
      <CardHeader
        title={titleOf(openedCount === all.length)}
        aside={all.length === 0 ? undefined : `${openedCount} of ${all.length} opened`}
      />
      {bought.length === 0 ? (
        <Text p="5" color="fg.muted">
          These items need no fund documents.
        </Text>
      ) : (
        <List>
          {bought.map(({ scheme, schemeName, documents: schemeDocuments }) => (
            <ListRow key={scheme}>
              <Glyph icon={<BookOpen />} />
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
                      isOpened={opened.has(document.docUrl)}
                      onOpen={() => setOpened((before) => new Set(before).add(document.docUrl))}
                    />
                  ))}
                </Flex>
              </Box>
            </ListRow>
          ))}
        </List>
      )}
    </Card>
  );
}
