import { useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';

export interface FilePreviewProps {
  src: string;
  /** Alternative text; empty when a text beside it says the same. */
  alt: string;
  className?: string;
}

/** A preview of a chosen picture; an icon if the browser cannot display it, such as HEIC in Chromium. */
export function FilePreview({ src, alt, className }: FilePreviewProps) {
  const [isUnreadable, setUnreadable] = useState(false);
  if (!isUnreadable) {
    return (
      <img
        src={src}
        alt={alt}
        decoding="async"
        className={classNames('bg-linen object-cover text-[0px]', className)}
        onError={() => setUnreadable(true)}
      />
    );
  }
  return (
    <span
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      data-testid="no-preview"
      className={classNames('grid place-items-center bg-linen text-muted', className)}
    >
      <Icon name="image" size={32} />
    </span>
  );
}
