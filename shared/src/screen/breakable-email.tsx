import { Fragment } from 'react';

/** Text whose e-mail addresses break before their `@` where they are too long for a line. */
export const BreakableEmail = ({ text }: { readonly text: string }) =>
  text.split(/(?=@)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: equal parts have no other key
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
