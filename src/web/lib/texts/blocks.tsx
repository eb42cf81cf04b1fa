import { Fragment } from 'react';
import type { Block, Line, Span } from '#contract/texts/markdown.ts';
import { Link } from '../../ui/link.tsx';

/** The parts of a section that an operator has written. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return keyed(blocks).map(({ key, each }) => <BlockView key={key} block={each} />);
}

function BlockView({ block }: { block: Block }) {
  switch (block.type) {
    case 'heading':
      return (
        <h3>
          <Spans line={block.line} />
        </h3>
      );
    case 'list': {
      const List = block.isNumbered ? 'ol' : 'ul';
      return (
        <List>
          {keyed(block.items).map(({ key, each }) => (
            <li key={key}>
              <Spans line={each} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <TableView head={block.head} rows={block.rows} />;
    default:
      return (
        <p>
          <Spans line={block.line} />
        </p>
      );
  }
}

function TableView({ head, rows }: Pick<Extract<Block, { type: 'table' }>, 'head' | 'rows'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a horizontally scrolling part must be reachable by keyboard
    <div className="overflow-x-auto" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {keyed(head).map(({ key, each }) => (
              <th key={key} scope="col">
                <Spans line={each} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(rows).map(({ key, each }) => (
            <tr key={key}>
              {keyed(each).map((cell) => (
                <td key={cell.key}>
                  <Spans line={cell.each} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Spans({ line }: { line: Line }) {
  return keyed(line).map(({ key, each }) => <Fragment key={key}>{spanOf(each)}</Fragment>);
}

function spanOf({ text, isBold, href }: Span) {
  const shown = isBold ? <strong>{text}</strong> : text;
  if (href === undefined) return shown;
  if (href.startsWith('/')) return <Link to={href}>{shown}</Link>;
  return (
    <a href={href} {...(/^https?:/.test(href) && { rel: 'noopener' })}>
      {shown}
    </a>
  );
}

/** Pieces of a text with their index as the key, since they have no other identity. */
function keyed<T>(all: readonly T[]): { key: number; each: T }[] {
  return all.map((each, key) => ({ key, each }));
}
