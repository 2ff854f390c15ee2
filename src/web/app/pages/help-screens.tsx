// Every screen in a few lines, for the Help Center.
import { Link } from '@tanstack/react-router';

export function HelpScreens() {
  return (
    <dl>
      <dt>
        <Link to="/">Dashboard</Link>
      </dt>
      <dd>
        Four totals that link to their lists, and below them all products with score, issues and status. Select
        products, or all that match, to optimize or approve many at once. You can pause, resume, cancel and undo such a
        run.
      </dd>
      <dt>
        <Link to="/products">All Products</Link>
      </dt>
      <dd>
        The whole catalog as cards or as a list, lowest score first. Filters, search, sort order and page are part of
        the URL, so you can share a list as a link. Save view adds the list to the sidebar, with its number of products.
        Export downloads the listed products. You can also add, edit, copy and delete products here, and undo a
        deletion.
      </dd>
      <dt>
        <Link to="/pending-products">Pending Optimization</Link>, <Link to="/approved-products">Approved Content</Link>,{' '}
        <Link to="/rejected-products">Rejected Content</Link>
      </dt>
      <dd>
        Products that wait for review, and products with approved or rejected parts. When you open a product from a
        list, you can go to the previous and next product in that list.
      </dd>
      <dt>A product</dt>
      <dd>
        The current shop text next to the draft, part by part, with the differences marked. Below are the benchmark
        analysis, the prompts that apply, and the assistant. The assistant answers questions about the product, rewrites
        a part with your prompt and restores earlier versions. View Product Page shows the listing as a shopper sees it,
        See Analytics shows quality and status over time, and View Full Details shows all facts.
      </dd>
      <dt>
        <Link to="/content-history">Content History</Link>
      </dt>
      <dd>
        Every change by day: the previous content, the new content and who made the change. Entries are never deleted.
        Rollback to this version restores an earlier text as Pending.
      </dd>
      <dt>
        <Link to="/prompts">Optimization Prompts</Link>
      </dt>
      <dd>
        Instructions for generating content: for all products, a category, a brand, a product type or one product. You
        can turn each prompt on and off.
      </dd>
      <dt>
        <Link to="/categories">Categories</Link>
      </dt>
      <dd>
        The number of products in each category and subcategory, largest first. Each one links to its products. Products
        without a category are counted as Uncategorized.
      </dd>
      <dt>
        <Link to="/import">Import</Link>
      </dt>
      <dd>
        Imports Shopify, WooCommerce, Magento and Google Merchant files, JSON, Excel and any CSV. It shows what it
        recognized and cleaned up, which fields will change, and which rows it cannot import and why. Your manual edits
        are kept unless you choose otherwise, and you can undo an import for 30 days. Exports are on the same page.
      </dd>
      <dt>
        <Link to="/integration-status">Integration Status</Link>
      </dt>
      <dd>Shows which engine writes, which channels are connected, what was pushed, and the latest runs.</dd>
      <dt>
        <Link to="/settings">Settings</Link>
      </dt>
      <dd>
        How drafts are written and checked: voice and glossary, keywords, attributes and benchmark rules. You can also
        choose how to approve contradicted text, whether imports keep manual edits, and the theme and row height in this
        browser. Changes are saved immediately.
      </dd>
      <dt>
        <Link to="/attributes">Attributes in Content</Link>
      </dt>
      <dd>
        Every attribute name in the catalog, the number of products that have it, and sample values. Choose whether each
        attribute may appear in text, in titles and text, or stays hidden. Hidden attributes are not used in drafts and
        are not sent to a language model.
      </dd>
      <dt>
        <Link to="/api-integration">API Integration</Link>
      </dt>
      <dd>
        The language models that Copydesk can use, which one writes and which one answers in the chat. You can also test
        a connection.
      </dd>
      <dt>Your assistant</dt>
      <dd>
        Choose one of five personas at the top right. Their greetings and tips are different, but they all know and can
        do the same things.
      </dd>
      <dt>Notifications</dt>
      <dd>Recent messages, runs and finished imports.</dd>
    </dl>
  );
}
