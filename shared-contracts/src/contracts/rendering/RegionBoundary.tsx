import { Component, type ContextType, type ReactNode } from 'react';
import { RegionHostContext } from './RegionHost';

interface RegionBoundaryProps {
  /** Shown if the children throw. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Error boundary of one region, which shows the fallback if the region's code throws. */
export class RegionBoundary extends Component<RegionBoundaryProps, { hasFailed: boolean }> {
  static override contextType = RegionHostContext;
  declare context: ContextType<typeof RegionHostContext>;
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.context.onFailure(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
