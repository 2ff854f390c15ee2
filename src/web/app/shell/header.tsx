// The header: where you are, quick tabs, the way to any product, and what happened lately.
import { Link } from '@tanstack/react-router';
import { Command, Menu, MessageCircleQuestionMark, Search } from 'lucide-react';
import { Button } from '#web/kit/button.tsx';
import { ThemeSwitch } from '#web/kit/form/theme-switch.tsx';
import { Kbd } from '#web/kit/kbd.tsx';
import { Tooltip } from '#web/kit/layers/tooltip.tsx';
import { HeaderAccount } from './account-menu.tsx';
import { HelperPlace } from './helper-place.tsx';
import { quickTabs } from './navigation.ts';
import { Notifications } from './notifications.tsx';
import { ProductJump } from './product-jump.tsx';

type HeaderProps = { onOpenMenu: () => void; onOpenPalette: () => void; onAsk: () => void };

export function Header({ onOpenMenu, onOpenPalette, onAsk }: HeaderProps) {
  return (
    <header className="border-line border-b bg-surface">
      <div className="flex h-14 items-center gap-2 px-3 sm:gap-3 sm:px-6">
        <Button variant="ghost" size="icon" aria-label="Open menu" className="lg:hidden" onClick={onOpenMenu}>
          <Menu aria-hidden />
        </Button>
        <p className="min-w-0 font-semibold text-[0.9375rem] tracking-[-0.01em] max-sm:text-[0.8125rem] max-sm:leading-4 sm:shrink-0">
          Content Optimization
        </p>
        <QuickTabs className="ml-3 hidden self-stretch xl:flex" />
        <div className="ml-auto flex items-center justify-end sm:gap-1 md:min-w-0 md:flex-1">
          {/* What gives way where the row is short. */}
          <ProductJump className="mr-1 hidden min-w-0 max-w-64 flex-1 md:block 2xl:max-w-80" />
          <Button variant="ghost" size="icon" aria-label="Find a product" className="md:hidden" onClick={onOpenPalette}>
            <Search aria-hidden />
          </Button>
          <Button variant="ghost" aria-label="Ask about the catalog" className="px-2.5" onClick={onAsk}>
            <MessageCircleQuestionMark aria-hidden />
            <span className="max-sm:hidden">Ask</span>
          </Button>
          <Tooltip
            content={
              <span className="flex items-center gap-2">
                Commands <Kbd keys="$mod+k" />
              </span>
            }
          >
            <Button
              variant="ghost"
              size="icon"
              aria-label="Commands"
              className="hidden md:inline-flex"
              onClick={onOpenPalette}
            >
              <Command aria-hidden />
            </Button>
          </Tooltip>
          <Notifications />
          <ThemeSwitch />
          <HelperPlace />
          <HeaderAccount />
        </div>
      </div>
      {/* On a phone a product under review needs their height; the menu has the same places. */}
      <QuickTabs className="flex h-10 border-line border-t px-1.5 max-sm:[:root:has([data-review])_&]:hidden sm:px-4 xl:hidden" />
    </header>
  );
}

function QuickTabs({ className }: { className: string }) {
  return (
    <nav aria-label="Quick tabs" className={className}>
      {quickTabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          activeOptions={{ exact: true, includeSearch: false }}
          className="-mb-px flex flex-1 items-center justify-center whitespace-nowrap border-transparent border-b-2 px-2 font-medium text-[0.8125rem] text-ink-soft transition-colors duration-150 hover:text-ink focus-visible:-outline-offset-2 data-[status=active]:border-accent data-[status=active]:text-ink sm:flex-none sm:px-3"
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
