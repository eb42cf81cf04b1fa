import type { ComponentProps, MouseEvent, ReactNode, RefAttributes } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { Link, type LinkProps } from './link.tsx';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'amber' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

interface Look {
  /** `amber` is for the page's primary action, such as adding an ad. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Before the text. */
  icon?: IconName;
  /** After the text. */
  iconEnd?: IconName;
}

function lookOf({ variant = 'primary', size = 'md' }: Look, className?: string): string {
  return classNames('btn', variant !== 'primary' && `btn-${variant}`, size !== 'md' && `btn-${size}`, className);
}

function Content({ icon, iconEnd, busy, children }: Look & { busy?: boolean; children?: ReactNode }) {
  return (
    <>
      {busy ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </>
  );
}

export interface ButtonProps extends Look, ComponentProps<'button'> {
  /** An action is in progress: shows a spinner and ignores presses, but keeps the focus. */
  busy?: boolean;
}

/** A button; `type` defaults to "button". */
export function Button({
  variant,
  size,
  icon,
  iconEnd,
  busy,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={lookOf({ variant, size }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? refuse : onClick}
      {...rest}
    >
      <Content icon={icon} iconEnd={iconEnd} busy={busy}>
        {children}
      </Content>
    </button>
  );
}

function refuse(event: MouseEvent): void {
  event.preventDefault();
}

export interface LinkButtonProps extends Look, LinkProps, RefAttributes<HTMLAnchorElement> {}

/** A link that looks like a button. */
export function LinkButton({ variant, size, icon, iconEnd, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link className={lookOf({ variant, size }, className)} {...rest}>
      <Content icon={icon} iconEnd={iconEnd}>
        {children}
      </Content>
    </Link>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'iconEnd'> {
  icon: IconName;
  /** Accessible name: the action. */
  label: string;
  /** Fills the icon, such as a favourite's heart. */
  filled?: boolean;
}

/** A round icon button. */
export function IconButton({
  icon,
  label,
  filled,
  busy,
  variant = 'quiet',
  size,
  className,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      className={lookOf({ variant, size }, classNames('btn-icon', className))}
      aria-label={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? refuse : onClick}
      {...rest}
    >
      {busy ? <Spinner /> : <Icon name={icon} filled={filled} />}
    </button>
  );
}

export interface IconLinkProps extends Omit<LinkProps, 'children'> {
  icon: IconName;
  /** Accessible name: the target. */
  label: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A link that looks like a round icon button. */
export function IconLink({ icon, label, variant = 'quiet', size, className, ...rest }: IconLinkProps) {
  return (
    <Link className={lookOf({ variant, size }, classNames('btn-icon', className))} aria-label={label} {...rest}>
      <Icon name={icon} />
    </Link>
  );
}
