import { type MouseEvent, memo, useMemo } from 'react';
import { linkify, type TextPart } from './linkify.ts';
import { useThreadActs } from './thread-acts.ts';

export interface MessageTextProps {
  text: string;
  lang?: string;
}

/** A message's text with links and phone numbers; no other markup is recognised. */
export const MessageText = memo(function MessageText({ text, lang }: MessageTextProps) {
  const parts = useMemo(() => linkify(text), [text]);
  return (
    <span dir="auto" lang={lang} className="block min-w-0 whitespace-pre-wrap wrap-anywhere">
      {parts.map((part, at) => (
        <Part key={at} part={part} />
      ))}
    </span>
  );
});

function Part({ part }: { part: TextPart }) {
  const { openLink } = useThreadActs();
  if (part.kind === 'text') return part.text;
  if (part.kind === 'phone') {
    return (
      <a href={part.href} className="link">
        {part.text}
      </a>
    );
  }
  // A middle click opens the link too and has to be confirmed as well.
  const handlePress = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button <= 1 && openLink(part.href, event.currentTarget)) event.preventDefault();
  };
  return (
    <a
      href={part.href}
      target="_blank"
      rel="ugc nofollow noopener noreferrer"
      className="link"
      onClick={handlePress}
      onAuxClick={handlePress}
    >
      {part.text}
    </a>
  );
}
