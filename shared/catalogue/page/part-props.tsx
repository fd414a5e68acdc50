import { chakra, Text } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import type { Part } from '../part.ts';

const Table = chakra('table', {
  base: {
    w: 'full',
    textAlign: 'start',
    '& th, & td': { py: '1', pe: '4', textAlign: 'start', verticalAlign: 'top' },
  },
});
const Code = chakra('code', { base: { fontFamily: 'monospace', fontSize: 'xs', overflowWrap: 'anywhere' } });

/** A comment, whose words in backticks are code. */
const Comment = ({ text }: { readonly text: string }) =>
  text.split('`').map((words, index) =>
    index % 2 === 0 ? (
      words
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have no other key
      <Code key={index}>{words}</Code>
    ),
  );

interface PartPropsProps {
  /** Absent until the types are read. */
  readonly part: Part | undefined;
  /** The pictures. */
  readonly children: ReactNode;
}

/** What the types say of a component: its import and comment above the pictures, its props below. */
export function PartProps({ part, children }: PartPropsProps) {
  if (!part) return children;
  const { facade, name, text, props, rest } = part;
  return (
    <>
      <Code>{`import { ${name} } from '${facade}';`}</Code>
      <Text mt="1" maxW="80ch">
        <Comment text={text} />
      </Text>
      {children}
      {props.length === 0 ? null : (
        <Table aria-label={`Props of ${name}`}>
          <tbody>
            {props.map((prop) => (
              <tr key={prop.name}>
                <th scope="row">
                  <Code>{prop.isOptional ? `${prop.name}?` : prop.name}</Code>
                </th>
                <td>
                  <Code>{prop.type}</Code>
                </td>
                <td>
                  <Comment text={prop.text} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {rest.map((type) => (
        <Text key={type} color="fg.muted">
          {props.length === 0 ? 'Takes ' : 'and '}
          <Code>{type}</Code>
        </Text>
      ))}
    </>
  );
}
