import { Component, type ReactNode } from 'react';
import { logFailure } from '../../errors/logFailure';

interface RegionBoundaryProps {
  name: string;
  /** Shown after the children threw. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Error boundary of one region: a part that throws while rendering is replaced by its fallback. */
export class RegionBoundary extends Component<RegionBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    logFailure(`region ${this.props.name}`, error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
