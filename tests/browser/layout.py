"""Whether what lies on the table lies side by side and in the window."""

from playwright.sync_api import Page, ViewportSize

FAULTS = """
async () => {
  for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame)
  const parts = ['[data-testid=seat]', '[data-place=pile]', '[data-testid=stock]', '[data-testid=burned]',
    '[data-testid=requirement]', '[data-testid=own-row]', '[data-testid=status]', '[data-testid=hand]']
  const name = (node) => (node.dataset.testid ?? node.dataset.place) + (node.dataset.seat ?? '')
  const boxes = [...document.querySelectorAll(parts)]
    .map((node) => [name(node), node.getBoundingClientRect()])
  const found = []
  boxes.forEach(([name, one], index) => {
    if (one.left < -1 || one.right > innerWidth + 1) found.push(name + ' sticks out')
    for (const [other, two] of boxes.slice(index + 1)) {
      const beside = one.right <= two.left + 1 || two.right <= one.left + 1
      const below = one.bottom <= two.top + 1 || two.bottom <= one.top + 1
      if (!beside && !below) found.push(name + ' over ' + other)
    }
  })
  for (const seat of document.querySelectorAll('[data-testid=seat]')) {
    const box = seat.getBoundingClientRect()
    for (const node of seat.querySelectorAll('li, strong, p')) {
      const part = node.getBoundingClientRect()
      if (part.right > box.right + 1 || part.bottom > box.bottom + 1) found.push(name(seat) + ' is too small')
    }
  }
  for (const button of document.querySelectorAll('[data-testid=actions] button'))
    if (button.scrollWidth > button.clientWidth + 1) found.push(button.textContent + ' does not fit')
  const wider = document.documentElement.scrollWidth - innerWidth
  return wider > 0 ? [...found, 'the page is wider by ' + wider] : found
}
"""


def faults(page: Page, *sizes: ViewportSize) -> dict[str, list[str]]:
    """What overlaps or sticks out, by the size of the window."""
    found = {}
    for size in sizes:
        page.set_viewport_size(size)
        found[f"{size['width']} × {size['height']}"] = page.evaluate(FAULTS)
    return {size: names for size, names in found.items() if names}
