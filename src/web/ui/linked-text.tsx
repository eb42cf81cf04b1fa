import { Fragment } from 'react';
import { Link } from './link.tsx';

const LINK = /<(\w+)>(.*?)<\/\w+>/g;

/** A sentence in which `<name>words</name>` become links to `links[name]`. */
export function LinkedText({ text, links }: { text: string; links: Readonly<Record<string, string>> }) {
  // Splitting by two groups gives text, name, words, text, name, words, …, text.
  const parts = text.split(LINK);
  return parts.map((part, index) => {
    if (index % 3 === 0) return <Fragment key={`${index}-${part}`}>{part}</Fragment>;
    if (index % 3 === 2) return null;
    return (
      <Link key={part} to={links[part] ?? '/'} className="link" target="_blank">
        {parts[index + 1]}
      </Link>
    );
  });
}
