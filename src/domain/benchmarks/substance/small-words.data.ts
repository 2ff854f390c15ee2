// The words sentences of a language cannot do without, of languages written in Latin letters that catalogues come in: English first.
export const smallWordRows: readonly ReadonlySet<string>[] = `
the a an and or of to in on at by for from with as is are be it its this that these you your not no can will has have which when into than more so up
der die das den dem des ein eine einen einem einer und oder mit für auf aus bei von vom zu zum zur im ist sind wird werden auch nicht sich sie ihr
le la les l un une des du de et ou en au aux avec pour sur dans par est sont qui que votre vos ce cette se ne pas plus il elle
el los las y o con para por del al es son su sus una unos que se lo como más sin muy este esta
il lo gli i e di da della dei delle nel nella per non che si sono dal alla
o os as e da do das dos em no na com uma um que não seu sua ao
het een en van met voor op te zijn niet ook uw je bij
i w z na do się jest nie dla oraz przez od po to że ze
i u na je se za sa od su do iz kao koji koja koje ili nije ga
a v s z na je se pro do ve jsou není také jako že nebo od po při
och att en ett med för på av är som till det den i inte kan du
og til er på med for af det den en et ikke som
ja on ei se että tai kanssa sekä
ve bir bu ile için da de
`
  .trim()
  .split('\n')
  .map((row) => new Set(row.split(' ')));

export const smallWords: ReadonlySet<string> = new Set(smallWordRows.flatMap((row) => [...row]));
