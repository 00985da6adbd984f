import { Component, type ReactNode, Suspense } from 'react';
import { StoryFault, type StoryFaultProps } from './StoryFault';

interface StoryBoundaryProps extends Omit<StoryFaultProps, 'error'> {
  children: ReactNode;
  onError?: (error: unknown) => void;
}

/**
 * Shows the fault of a story that throws. The server leaves out such a story. The browser then
 * renders it, and catches the fault.
 */
export class StoryBoundary extends Component<StoryBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    const { story, file, children } = this.props;
    if ('error' in this.state) return <StoryFault {...{ story, file }} error={this.state.error} />;
    return <Suspense fallback={null}>{children}</Suspense>;
  }
}
