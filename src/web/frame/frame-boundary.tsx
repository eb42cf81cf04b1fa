import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page.tsx';

/** Shows the error page alone where the frame itself fails, since routes' error pages are within the frame. */
export class FrameBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error() };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <main id="main">
        <ErrorPage error={error} />
      </main>
    );
  }
}
